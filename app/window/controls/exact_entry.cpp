// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/controls/exact_entry.h"

#include <QKeyEvent>
#include <QLineEdit>
#include <QPainter>
#include <QStyleOptionSpinBox>

#include "app/window/text/number_reading.h"
#include "app/window/theme/picture_theme.h"

#include <cmath>

namespace roofline::window {

namespace {

bool isUndo(const QKeyEvent& event) { return event.key() == Qt::Key_Z && event.modifiers() == Qt::ControlModifier; }

bool isRedo(const QKeyEvent& event)
{
    return (event.key() == Qt::Key_Z && event.modifiers() == (Qt::ControlModifier | Qt::ShiftModifier)) ||
           (event.key() == Qt::Key_Y && event.modifiers() == Qt::ControlModifier);
}

/// A letter with Alt is for a button, which may be disabled just now: it is never typed.
bool isMnemonic(const QKeyEvent& key)
{
    return (key.modifiers() & ~Qt::ShiftModifier) == Qt::AltModifier && !key.text().isEmpty();
}

} // namespace

ExactEntry::ExactEntry(const LogScale& scale, QWidget* parent) : QAbstractSpinBox(parent), m_scale(scale)
{
    setFocusPolicy(Qt::StrongFocus);
    setAlignment(Qt::AlignRight);
    setInputMethodHints(Qt::ImhFormattedNumbersOnly);
    connect(lineEdit(), &QLineEdit::textEdited, this, &ExactEntry::warnWhileTyping);
}

void ExactEntry::showValue(double value)
{
    m_value = value;
    m_isEdited = false;
    const QString text = entryText(value, locale());
    if (lineEdit()->text() != text || lineEdit()->isUndoAvailable() || lineEdit()->isRedoAvailable())
        lineEdit()->setText(text); // and with it goes the history of the typing
    setToolTip(exactText(value, locale()));
    emit refused({});
}

QValidator::State ExactEntry::validate(QString& text, int& position) const
{
    Q_UNUSED(position)
    double value = 0.0;
    // Never Invalid: a key that does nothing explains nothing. The text stands, with its message.
    return faultOf(text, value).isEmpty() ? QValidator::Acceptable : QValidator::Intermediate;
}

QString ExactEntry::faultOf(const QString& text, double& value) const
{
    const NumberReading reading = readNumber(text, locale());
    if (!reading.value)
        return reading.refusal;
    value = *reading.value;
    if (m_scale.isWhole() && value != std::floor(value))
        return tr("A whole number is needed");
    if (value < m_scale.lowest() || value > m_scale.highest())
        return tr("From %1 to %2").arg(entryText(m_scale.lowest(), locale()), entryText(m_scale.highest(), locale()));
    return {};
}

void ExactEntry::warnWhileTyping(const QString& text)
{
    m_isEdited = true;
    double value = 0.0;
    // Half a number is no fault yet: while typing only what stands in the way of any reading is told.
    const bool isHalf = text.trimmed().isEmpty() || readNumber(text, locale()).value.has_value();
    emit refused(isHalf ? QString() : faultOf(text, value));
}

void ExactEntry::commit()
{
    if (!m_isEdited)
        return;
    double value = 0.0;
    const QString fault = faultOf(lineEdit()->text(), value);
    emit refused(fault);
    if (!fault.isEmpty())
        return;
    const bool isSame = value == m_value;
    showValue(value);
    if (!isSame)
        emit entered(value);
}

void ExactEntry::stepBy(int steps) { emit strode(Stride::Step, steps); }

QSize ExactEntry::sizeHint() const
{
    QStyleOptionSpinBox option;
    initStyleOption(&option);
    const QFontMetrics metrics = fontMetrics();
    const QSize content(metrics.horizontalAdvance(QStringLiteral("00000.00")), metrics.height() + 4);
    return style()->sizeFromContents(QStyle::CT_SpinBox, &option, content, this);
}

bool ExactEntry::isOfTyping(const QKeyEvent& event) const
{
    return (isUndo(event) && lineEdit()->isUndoAvailable()) || (isRedo(event) && lineEdit()->isRedoAvailable());
}

bool ExactEntry::event(QEvent* event)
{
    // Undo belongs to the typing while there is some, and to the window else: one of them gets the keys, never both.
    if (event->type() == QEvent::ShortcutOverride) {
        const auto& key = *static_cast<QKeyEvent*>(event);
        if (key.key() == Qt::Key_Question) { // no part of a number: it asks for help
            event->ignore();
            return true;
        }
        if (isUndo(key) || isRedo(key)) {
            event->setAccepted(isOfTyping(key));
            return true;
        }
    }
    return QAbstractSpinBox::event(event);
}

void ExactEntry::keyPressEvent(QKeyEvent* event)
{
    if (isUndo(*event) || isRedo(*event)) {
        if (isOfTyping(*event))
            isUndo(*event) ? lineEdit()->undo() : lineEdit()->redo();
        else
            event->ignore();
        return;
    }
    if (isMnemonic(*event)) {
        event->ignore();
        return;
    }
    switch (event->key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
        commit();
        lineEdit()->selectAll();
        return;
    case Qt::Key_Escape:
        if (m_isEdited) {
            showValue(m_value);
            return;
        }
        break;
    case Qt::Key_PageUp:
        emit strode(Stride::Page, 1);
        return;
    case Qt::Key_PageDown:
        emit strode(Stride::Page, -1);
        return;
    case Qt::Key_Up:
        emit strode(event->modifiers().testFlag(Qt::ShiftModifier) ? Stride::Fine : Stride::Step, 1);
        return;
    case Qt::Key_Down:
        emit strode(event->modifiers().testFlag(Qt::ShiftModifier) ? Stride::Fine : Stride::Step, -1);
        return;
    default:
        break;
    }
    QAbstractSpinBox::keyPressEvent(event);
}

void ExactEntry::wheelEvent(QWheelEvent* event)
{
    if (!hasFocus()) {
        event->ignore();
        return;
    }
    QAbstractSpinBox::wheelEvent(event);
}

void ExactEntry::focusInEvent(QFocusEvent* event)
{
    QAbstractSpinBox::focusInEvent(event);
    if (event->reason() == Qt::ShortcutFocusReason) // as after Tab: what is typed next takes its place
        selectAll();
}

void ExactEntry::focusOutEvent(QFocusEvent* event)
{
    if (event->reason() != Qt::PopupFocusReason)
        commit();
    QAbstractSpinBox::focusOutEvent(event);
}

void ExactEntry::paintEvent(QPaintEvent* event)
{
    QAbstractSpinBox::paintEvent(event);
    const PictureTheme theme = themeOf(palette());
    if (!theme.isContrast)
        return;
    QPainter painter(this); // the style draws its frame in the window's colour, which is nothing on black
    painter.setPen(theme.faintInk);
    painter.drawRect(rect().adjusted(0, 0, -1, -1));
}

void ExactEntry::changeEvent(QEvent* event)
{
    QAbstractSpinBox::changeEvent(event);
    if (event->type() == QEvent::LocaleChange)
        showValue(m_value);
}

} // namespace roofline::window
