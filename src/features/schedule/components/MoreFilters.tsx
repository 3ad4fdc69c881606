import { Suspense, useState } from 'react';
import { Button } from '#ui/buttons/Button.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { lazyDialog } from '#ui/plain-dialog/lazyDialog.tsx';
import { MESSAGES } from '../model/messages.ts';
import styles from './MoreFilters.module.scss';
import type { FacetSheetProps } from './FacetSheet.tsx';

const FacetSheet = lazyDialog(() => import(/* webpackChunkName: "filter-modal" */ './FacetSheet.tsx'));

/** A button that opens the sheet of the facets. */
export function MoreFilters(props: Omit<FacetSheetProps, 'onClose'>) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        className={styles.more}
        aria-haspopup="dialog"
        title={MESSAGES.moreFilters}
        onClick={() => setOpen(true)}
      >
        <Icon name="filter" size={18} />
        <span>{MESSAGES.moreFilters}</span>
      </Button>
      {isOpen && (
        <Suspense>
          <FacetSheet {...props} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
