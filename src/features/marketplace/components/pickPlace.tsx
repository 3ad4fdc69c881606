import type { PlaceSummary } from '#lib/model/placeSummary.ts';
import { BoothPin } from '#state/booths/BoothPin.tsx';
import { PickButton } from '#state/picks/PickButton.tsx';

/** The buttons of a place's card. */
export function pickPlace({ _id, alias, name }: PlaceSummary) {
  return (
    <>
      <PickButton kind="place" id={_id} alias={alias?.current} name={name} />
      <BoothPin id={_id} name={name} />
    </>
  );
}
