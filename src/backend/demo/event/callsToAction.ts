import { keyed } from '../document';

const TICKETS = 'https://tickets.afterglow.example';

/** Out of order on purpose: priority decides, and one button is switched off. */
export const TICKETING = keyed(
  [
    {
      text: 'Sunday only',
      url: `${TICKETS}/sunday`,
      priority: 3,
      variant: 'outline',
      size: 'md',
      preset: 'single-day',
      trackingLabel: 'tickets_sunday',
    },
    {
      text: 'Get tickets',
      url: `${TICKETS}/weekend`,
      priority: 1,
      variant: 'primary',
      size: 'lg',
      preset: 'weekend',
      trackingLabel: 'tickets_weekend',
    },
    {
      text: 'Early bird',
      url: `${TICKETS}/early-bird`,
      priority: 0,
      variant: 'primary',
      size: 'lg',
      preset: 'early-bird',
      trackingLabel: 'tickets_early_bird',
      isEnabled: false,
    },
    {
      text: 'Go VIP',
      url: `${TICKETS}/vip`,
      priority: 2,
      variant: 'secondary',
      size: 'lg',
      preset: 'vip',
      trackingLabel: 'tickets_vip',
      partner: 'Afterglow Box Office',
    },
    {
      text: 'Group of ten',
      url: `${TICKETS}/groups`,
      variant: 'outline',
      size: 'md',
      preset: 'group',
      trackingLabel: 'tickets_group',
    },
  ].map((button) => ({
    openInNewTab: true,
    isEnabled: true,
    action: 'link',
    visibility: 'visible',
    ...button,
  })),
  'ticket',
);

export const ACCOMMODATION = keyed(
  [
    {
      text: 'Stay at the festival hotel',
      url: '/hotel-info',
      openInNewTab: false,
      variant: 'secondary',
      size: 'lg',
      priority: 1,
      isEnabled: true,
      trackingLabel: 'hotel_package',
      action: 'link',
      visibility: 'visible',
    },
  ],
  'stay',
);

export const MARKETING = keyed(
  [
    {
      text: 'Sell at Afterglow',
      url: '/vendor-application',
      openInNewTab: false,
      variant: 'outline',
      size: 'lg',
      priority: 1,
      isEnabled: true,
      trackingLabel: 'vendor_application',
      action: 'link',
      visibility: 'visible',
    },
  ],
  'market',
);
