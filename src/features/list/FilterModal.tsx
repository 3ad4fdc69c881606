import * as Dialog from '@radix-ui/react-dialog';
import { useState } from 'react';
import { useDialogContent } from '#hooks/useDialogContent.ts';
import { countedOptions } from '#lib/filtering/countedOptions.ts';
import type { FilterCounts } from '#lib/filtering/filterCounts.ts';
import { ALL_OPTION, type FilterOption } from '#lib/filtering/filterKey.ts';
import { LIST_SORTS, SORT_OPTIONS } from '#lib/filtering/listSort.ts';
import { type ListFilters, NO_FILTERS } from '#lib/url/listCodec.ts';
import { Backdrop } from '#ui/backdrop/Backdrop.tsx';
import { Button } from '#ui/buttons/Button.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { LetterStrip } from '#ui/filter-bar/LetterStrip.tsx';
import { Select } from '#ui/filter-bar/Select.tsx';
import styles from './FilterModal.module.scss';

type Draft = Pick<ListFilters, 'category' | 'letter' | 'sort'>;

interface FilterModalProps {
  title: string;
  value: ListFilters;
  categories: readonly FilterOption[];
  countsOf(filters: ListFilters): FilterCounts;
  /** The plural of what the list shows: `places`. */
  noun: string;
  onApply(draft: Draft): void;
  onClose(): void;
}

/** The filters as a modal for small screens. Changes apply with 'Apply Filters'. */
export default function FilterModal(props: FilterModalProps) {
  const { title, value, categories, countsOf, noun, onApply, onClose } = props;
  const content = useDialogContent(onClose);
  const [draft, setDraft] = useState<Draft>(() => draftOf(value, value.sort));
  const counts = countsOf({ ...value, ...draft });

  return (
    <Dialog.Root open onOpenChange={(open) => open || onClose()}>
      <Dialog.Portal>
        <Backdrop />
        <Dialog.Content className={styles.sheet} aria-describedby={undefined} {...content}>
          <header className={styles.head}>
            <Dialog.Title className={styles.title}>{title}</Dialog.Title>
            <Dialog.Close className={styles.close} aria-label="Close">
              <Icon name="close" />
            </Dialog.Close>
          </header>
          <div className={styles.fields}>
            <Select
              label="Category"
              value={draft.category}
              options={[ALL_OPTION, ...countedOptions(categories, counts.categories)]}
              onChange={(category) => setDraft({ ...draft, category })}
            />
            {draft.sort !== undefined && (
              <Select
                label="Sort"
                value={draft.sort}
                options={SORT_OPTIONS}
                onChange={(sort) => setDraft({ ...draft, sort })}
              />
            )}
            <LetterStrip
              value={draft.letter}
              available={counts.letters}
              onChange={(letter) => setDraft({ ...draft, letter })}
            />
          </div>
          <p role="status" className={styles.count}>
            {counts.count === undefined ? '' : `${counts.count} ${noun} match`}
          </p>
          <footer className={styles.actions}>
            <Button onClick={() => setDraft(draftOf(NO_FILTERS, draft.sort && LIST_SORTS[0]))}>
              Clear All
            </Button>
            <Button variant="primary" onClick={() => onApply(draft)}>
              Apply Filters
            </Button>
          </footer>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

/** A list with a single order has no `sort` property, not an undefined one. */
function draftOf({ category, letter }: Draft, sort: Draft['sort']): Draft {
  return { category, letter, ...(sort && { sort }) };
}
