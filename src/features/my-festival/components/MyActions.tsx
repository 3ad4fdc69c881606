import { Suspense, useState } from 'react';
import { event } from '#content/event/index.ts';
import { writePickCodes } from '#content/pickCode.ts';
import { useI18n } from '#hooks/useI18n.ts';
import { addressText } from '#lib/url/screenCodec.ts';
import { Button, ButtonRow } from '#ui/buttons/Button.tsx';
import { lazyDialog } from '#ui/plain-dialog/lazyDialog.tsx';
import { MY_PATH } from '#features/picks/index.ts';
import { MESSAGES } from '../messages/index.ts';
import { myCodec } from '../model/myState.ts';
import { type Shown, codesOf } from '../model/shown.ts';

const ShareDialog = lazyDialog(() => import(/* webpackChunkName: "share-picks" */ './ShareDialog.tsx'));

/**
 * Buttons to share the list, add it to a calendar, or print it.
 *
 * @param shown undefined while it is loading.
 */
export function MyActions({ shown }: { shown: Shown | undefined }) {
  const { t, prefix } = useI18n();
  const [isSharing, setSharing] = useState(false);
  const codes = codesOf(shown ?? {});
  const path = addressText(
    myCodec.write({ part: '', shared: writePickCodes(codes) }, { pathname: MY_PATH, search: '' }),
  );
  return (
    <>
      <ButtonRow>
        <Button variant="primary" aria-haspopup="dialog" disabled={!shown} onClick={() => setSharing(true)}>
          {t(MESSAGES.share)}
        </Button>
        <Button disabled={!shown} onClick={() => window.print()}>
          {t(MESSAGES.print)}
        </Button>
      </ButtonRow>
      {isSharing && (
        <Suspense>
          <ShareDialog
            path={prefix + path}
            events={writePickCodes({ [event.pickLetter]: codes[event.pickLetter] ?? [] })}
            onClose={() => setSharing(false)}
          />
        </Suspense>
      )}
    </>
  );
}
