import { useI18n } from '#hooks/useI18n.ts';
import { lazyWithFallback } from '#ui/lazy/lazyWithFallback.tsx';
import { MESSAGES } from '../messages/index.ts';
import { Disclosure } from './Disclosure.tsx';
import { MissingPart } from './MissingPart.tsx';

const ResendForm = lazyWithFallback(
  () => import(/* webpackChunkName: "applicant" */ '../applicant/ResendForm.tsx'),
  MissingPart,
);

/** A line for visitors who have applied already. It opens the form that sends them their link. */
export function AppliedBefore() {
  const { t } = useI18n();
  return (
    <Disclosure label={t(MESSAGES.appliedBefore)}>
      <ResendForm />
    </Disclosure>
  );
}
