import { useState } from 'react';
import { useI18n } from '#hooks/useI18n.ts';
import { useInView } from '#hooks/useInView.ts';
import type { Feature } from '#features/feature.ts';
import { CardsModule } from './CardsModule.tsx';
import { ListResults } from './ListResults.tsx';

/** How many cards are shown. */
const MAX_CARDS = 8;

/** The first cards of a screen's list, for another screen. They are loaded when they are near the window. */
export default function ScreenModule({ list }: { list: Feature }) {
  const { t } = useI18n();
  const name = list.offlineName && t(list.offlineName);
  const [ref, isNear] = useInView({ rootMargin: '200px 0px', isForGood: true });
  const [address] = useState({ pathname: list.path, search: '' });
  return (
    <section ref={ref} aria-label={name}>
      <CardsModule title={name ?? ''} href={list.path} layout="row">
        {isNear && <ListResults list={list} address={address} most={MAX_CARDS} />}
      </CardsModule>
    </section>
  );
}
