export const CODE_OF_CONDUCT = `
Afterglow works because thousands of people behave well in the dark. This is what behaving well means here. It applies
to everyone, in all halls, on all stages, in the lots and on the shuttle, and wherever people talk about the festival
online.

# 1. The short version

- Be kind.
- Ask first.
- A no is a whole answer.
- Leave things as you found them, or better.
- If you need help, find a **teal shirt**.

# 2. Looking after each other

## 2.1 Room for everyone

People come here with different bodies, beliefs, budgets and degrees of patience. Make room. Do not guess at somebody’s
gender, age, ability or reason for being here; if it matters, ask, and otherwise let it go.

## 2.2 Words

Insults, slurs and threats have no place here, not even as a joke, not even on a shirt. If somebody tells you that a
word hurts, say sorry and stop. It takes four seconds.

## 2.3 Touch

Hands off people, costumes, wheelchairs, service animals and anything with a *wet paint* sign. High fives are fine when
both hands are up.

# 3. On the floor

## 3.1 Lines

Lines form on the right, along the wall. One person holds one place. The crew may close a line when it is longer than
the drop; that is nobody’s fault, least of all theirs.

## 3.2 Booths

Exhibitors have put most of a year into ten by ten feet. Treat it that way:

1. Ask before you handle things that hang, stand under glass or look wet
2. Keep food and drink away from paper, fabric and wood
3. Do not block the booth next door while you decide
4. Pay what it says, or ask politely, once

## 3.3 Art and originals

Do not copy, trace or photograph work to reproduce it. If the sign shows a camera, go ahead; if it shows a hand, do
not. If there is no sign, **ask the person behind the table**.

## 3.4 Running

Please do not, not even for sneakers.

# 4. At the stages

## 4.1 Seeing and hearing

Let shorter people stand in front. Keep phones below your chin, so that others see the stage and not your screen. The
platforms are for wheelchair users and the people with them.

## 4.2 Dancing, and not dancing

Crowd surfing, stage diving and pushing are not allowed. Standing still with your arms folded is allowed, and so is
dancing badly, which we *encourage*.

## 4.3 Quiet sets

Some sets are played very softly, and they are marked on the [schedule](/schedule). Talk outside.

# 5. Alcohol and other substances

Alcohol is sold to those aged twenty-one and over, with an ID, and not to anyone who has clearly had enough. Illegal
drugs are not allowed. If you or somebody near you feels unwell, for whatever reason, come to us: **nobody gets into
trouble for asking for help.**

# 6. Props and costumes

## 6.1 Weapons

No real weapons, and nothing that could be taken for one at ten paces in the dark. Props made of foam, card or soft
plastic are welcome. The door crew has the last word and a drawer full of peace bonds.

## 6.2 Size

If it does not fit through a door without help, it needs a permit. Write to us by October 17.

# 7. Photography and filming

Photograph the halls as much as you like. Ask people first, and ask parents about children. Livestreams of stages need
the performer’s consent. Drones stay at home.

# 8. Selling, collecting and campaigning

Only exhibitors sell, and only at their booths. Please do not hand out flyers, stickers or samples; the ones that end
up on the floor are ours to scrape off.

# 9. If you break a rule

Most of the time somebody in a teal shirt will have a word with you, and that is all. If it is serious, or if it is the
second time, you may lose your wristband. Harassment is dealt with under the
[anti-harassment policy](/anti-harassment-policy).

# 10. If we break one

Tell us. Write to [help.afterglow.example](https://help.afterglow.example), or to the complaints address on the back of
your ticket, which is read by somebody from outside the festival. We answer within a week, and **we do not argue**.
`;
