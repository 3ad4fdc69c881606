import { Suspense } from 'react';
import { useEventState } from '#content/festival/api.ts';
import { useHasClock } from '#features/clock/index.ts';
import { ticketButton } from '#lib/calls-to-action/callToAction.ts';
import { lazyWithFallback } from '#ui/lazy/lazyWithFallback.tsx';
import { arrangeHome } from '../model/arrangeHome.ts';
import { viewsOnHome } from '../model/viewsOnHome.ts';
import { ContentSectionView } from './ContentSectionView.tsx';
import { JoinSection } from './JoinSection.tsx';

// The screen is complete without it.
const ScreenLists = lazyWithFallback(
  () => import(/* webpackChunkName: "festival-now" */ './ScreenLists.tsx'),
  () => null,
);

/** All below the hero. */
export default function HomeSections() {
  const { data: event } = useEventState();
  const hasClock = useHasClock();
  const { sections = [], join } = (event && arrangeHome(event)) ?? {};
  return (
    <>
      {sections.map((section, index) => (
        <ContentSectionView
          key={index}
          section={section}
          // The welcome section always has a ticket button, even if the editor set none.
          fallbackAction={section.sellsTickets ? ticketButton(event?.ticketingCTAs ?? []) : undefined}
        />
      ))}
      <JoinSection section={join} />
      {/* Last, because they are loaded when they come near the window. */}
      {event && hasClock && viewsOnHome(event).length === 0 && (
        <Suspense>
          <ScreenLists />
        </Suspense>
      )}
    </>
  );
}
