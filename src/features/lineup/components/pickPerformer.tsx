import type { PerformerSummary } from '#lib/model/performer.ts';
import { PickButton } from '#state/picks/PickButton.tsx';

/** The button of a performer's card. */
export function pickPerformer({ _id, alias, name }: PerformerSummary) {
  return <PickButton kind="performer" id={_id} alias={alias?.current} name={name} />;
}
