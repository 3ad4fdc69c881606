import { useI18n } from '#hooks/useI18n.ts';
import { lazyWithFallback } from '#ui/lazy/lazyWithFallback.tsx';
import { MESSAGES } from '../messages/index.ts';
import { draftStorage } from '../model/formStorage.ts';
import { Disclosure } from './Disclosure.tsx';
import { MissingPart } from './MissingPart.tsx';

const SaveDraft = lazyWithFallback(
  () => import(/* webpackChunkName: "applicant" */ '../draft/SaveDraft.tsx'),
  MissingPart,
);

/** A line that opens what saves a draft of the form. It is open while the tab has a draft. */
export function AnotherDevice() {
  const { t } = useI18n();
  return (
    <Disclosure label={t(MESSAGES.anotherDevice)} isOpenAtFirst={() => draftStorage.read() !== undefined}>
      <SaveDraft />
    </Disclosure>
  );
}
