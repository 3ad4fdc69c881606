export const TERMS = `
These terms apply to everyone who buys a ticket for Afterglow, enters the venue or uses this website. They are
written to be read. Where a sentence has consequences, it says so.

# 1. Who we are

Afterglow is a two-day festival of art, music, food, fashion and streetwear, held on **October 25-26, 2025** at the
Las Vegas Convention Center. In these terms “we” and “us” mean the organizer of the festival, and “you” means the
person whose name is on the ticket, or who uses this website.

## 1.1 How to reach us

Write to [help.afterglow.example](https://help.afterglow.example). A person answers within two working days, and
within the hour on the days of the festival.

# 2. Tickets

## 2.1 What a ticket gives you

A ticket admits **one person**, named on it, on the days that are printed on it. It does not reserve a seat, a place
in a line or an item in a drop, unless it says so.

## 2.2 Names and transfers

You may change the name on your ticket in your account. It is free until October 20, 2025, and carries a fee of five
dollars after that. A ticket that was resold above its printed price may be canceled without a refund.

## 2.3 Children

Children under ten enter free of charge with an adult who holds a ticket. One adult may bring up to three children
and stays responsible for them at all times.

## 2.4 Lost tickets and wristbands

Tickets can be shown again from your account as often as you need. A lost wristband is replaced once, at the box
office, against an ID.

# 3. Refunds and changes

## 3.1 If you change your mind

You can return a ticket until **October 11, 2025** and get back what you paid, less the fee that the card company
charges us. After that date you can still pass it on to somebody else.

## 3.2 If we change something

Performers fall ill, vans break down and kitchens run out. We may change the program, the hours of a stage or the
place of a booth, and such a change is no reason for a refund. If we cancel a whole day, you are refunded for that
day, without having to ask, within fourteen days:

- **Weekend pass:** half of the price that you paid
- **Single day:** the whole price that you paid
- **VIP:** half of the price, and the bag is yours to keep

## 3.3 If the venue closes

If the authorities close the venue, or if it becomes unsafe, we follow their instructions and so do you. Section 3.2
then applies to each day that is lost.

# 4. At the venue

## 4.1 Entry

Security staff look into bags and may refuse items from the list in our [FAQ](/faq). You can leave such items at the
cloakroom for three dollars; we keep them until Monday at noon.

## 4.2 Conduct

The [code of conduct](/code-of-conduct) and the [anti-harassment policy](/anti-harassment-policy) are part of these
terms. A person who breaks them may be asked to leave, without a refund.

## 4.3 Photographs and film

1. You may take photographs for yourself, within the limits that artists and performers set.
2. You may be visible in photographs and film that we make of the crowd. If you recognize yourself in a picture of ours
and would like it gone, tell us which one, and we take it down.
3. Work that is on show belongs to the people who made it. A photograph of it gives you no right to reproduce it.

## 4.4 Sound, light and haze

Stages are loud, the halls are dark, and there is strobe light and haze at some sets. Each such set is marked on the
[schedule](/schedule). Ear plugs are free at every info point.

# 5. Buying from exhibitors

When you buy something at a booth, you buy it from the exhibitor, not from us. The exhibitor is responsible for what
it is, for what it costs and for taking it back. We help you to find them again, for up to a year.

## 5.1 Drops and raffles

Raffle tickets are free, one per wristband. The draw is public and final. A prize that is not paid for within ten
minutes goes to the next number.

# 6. This website

## 6.1 What it is for

You may read it, link to it and print it for yourself. Texts and pictures belong to us, to the exhibitors or to the
people who made them.

## 6.2 Mailing list

If you give us your email address, we use it to write to you about the festival, and for nothing else. Every message
has a link that takes you off the list at once.

## 6.3 Applications

What you send with a [vendor application](/vendor-application) is read by the people who choose the exhibitors. We
keep it until three months after the festival and then delete it, unless you became an exhibitor.

# 7. Liability

We are liable for damage that we cause on purpose or through gross negligence, and wherever the law says that we have
to be. For the rest, *please look where you are going*: the floor is black, and so are the cables.

# 8. Changes to these terms

If we change these terms after you have bought a ticket, we write to you and say what has changed. If the change is to
your disadvantage, you can return the ticket within fourteen days.

# 9. Law

These terms are governed by the law of the State of Nevada. If one sentence turns out to be invalid, the others stay.
`;
