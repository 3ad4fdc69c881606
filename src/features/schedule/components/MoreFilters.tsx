import { Suspense, useState } from 'react';
import { Button } from '#ui/buttons/Button.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { lazyDialog } from '#ui/plain-dialog/lazyDialog.tsx';
import { MESSAGES } from '../model/messages.ts';
import type { FacetSheetProps } from './FacetSheet.tsx';

const FacetSheet = lazyDialog(() => import(/* webpackChunkName: "filter-modal" */ './FacetSheet.tsx'));

/** A button that opens the sheet of the facets. */
export function MoreFilters(props: Omit<FacetSheetProps, 'onClose'>) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button aria-haspopup="dialog" aria-label={MESSAGES.moreFilters} onClick={() => setOpen(true)}>
        <Icon name="filter" size={18} />
        {MESSAGES.more}
      </Button>
      {isOpen && (
        <Suspense>
          <FacetSheet {...props} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
