export const ANTI_HARASSMENT = `
Everyone at Afterglow has the right to be here without being harassed: visitors, exhibitors, performers, crew, cleaners
and the person who drives the shuttle. This page says what we mean by harassment, what you can do and what we will do.

> If you need help now, text the number on your wristband, or go to anyone in a teal shirt. You do not have to explain
anything first.

# 1. What we mean by harassment

Harassment is behavior that is meant to make a person feel small, unsafe or unwelcome, or that a reasonable person
would know to have that effect. It does not depend on how it was meant.

## 1.1 Examples

It includes, and is not limited to:

- offensive remarks about gender, gender identity, sexual orientation, disability, age, body, race, origin or religion
- touching somebody, their costume, their aid or their service animal without a clear yes
- following somebody, blocking their way or waiting for them
  - on the floor
  - at the shuttle, the hotel or the parking lots
  - online, before or after the festival
- photographing or filming somebody who has said no, or who *cannot say no*
- sexual remarks or images in places where nobody has agreed to them
- pressing somebody to drink, to stay or to explain themselves
- encouraging others to do any of this

## 1.2 What it is not

Reviews, jokes at the expense of the powerful, a firm no, and asking somebody to keep to these rules are not
harassment. Reporting in good faith is not harassment either, even if it turns out that you were mistaken.

# 2. Consent

## 2.1 Costumes are not consent

What somebody wears, sells, performs or draws says nothing about what they agree to. **Ask first.** A yes counts for
the one thing you asked about, and for as long as it lasts.

## 2.2 Photographs

Ask before you photograph a person. If you have taken a picture without asking and are told to delete it, delete it,
and show that you did.

# 3. If something happens to you

## 3.1 Getting help

You have several ways, and all of them are equally good:

1. Speak to anyone in a **teal shirt**. They stop what they are doing.
2. Text the number on your wristband. A trained person answers within five minutes, at any hour.
3. Go to the care room on the upper level, next to the quiet room. It is staffed from 10am until the last shuttle.
4. Write to [help.afterglow.example](https://help.afterglow.example), now or months later.

## 3.2 What we will ask you

Only what we need: what happened, roughly when and where, whether you are safe, and *what you would like us to do*. You
do not have to give your name. You may bring somebody along, and you may stop at any time.

## 3.3 What we will not do

We will not ask you to confront anyone, to prove anything on the spot or to decide quickly. We will not call the police
without your agreement, unless somebody is in immediate danger or the law obliges us to.

# 4. If you see something

You do not have to be a hero. Ask the person whether they are all right; stay next to them; fetch a teal shirt. If it
is safe, say out loud what you see. Write down the time and the place, because both fade quickly.

# 5. What we do about it

## 5.1 On the spot

Two trained members of the care team take the report. They make sure that the person affected is safe, speak to the
other person separately and decide within the hour. Possible steps are:

- a clear warning, on record
- being moved away from a stage, a booth or a person
- losing the wristband and leaving the venue, without a refund
- exclusion from future editions
- informing the venue or the authorities

## 5.2 Exhibitors, performers and crew

The same rules apply to people who work here, with a stricter measure. A booth may be closed, a set may be canceled and
a contract may be ended, whoever it is and *however many people came to see them*.

## 5.3 Appeals

Whoever has been excluded may write to us within thirty days. The appeal is read by people who were not part of the
decision. The person who made the report is told how it ends, if they wish.

# 6. Privacy

Reports are seen by the care team and by nobody else. They are stored under lock, without names where possible, and
deleted after two years, unless there is a legal reason to keep them.

# 7. Retaliation

Whoever punishes, threatens or exposes somebody for making a report breaks this policy, **whatever became of the
report**.

# 8. Training and review

Everyone in a teal shirt has been trained for a full day by people from outside the festival. After each edition we
publish how many reports there were, of what kind, and what came of them. Names never appear.
`;
