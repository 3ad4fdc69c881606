import { useContext } from 'react';
import { useGetSavedViewByIdQuery } from '#content/saved-view/api.ts';
import { viewHref } from '#content/saved-view/viewPaths.ts';
import { FeaturesContext } from '#features/featuresContext.ts';
import { listOf } from '../model/viewLists.ts';
import { CardsModule } from './CardsModule.tsx';
import { ItemGrid } from './ItemGrid.tsx';
import { ListResults } from './ListResults.tsx';

/** How many cards of a view are shown on other screens. */
const MAX_CARDS = 8;

interface ViewModuleProps {
  /** The `_id` of the view. */
  id: string;
  /** Default: `grid`. */
  layout?: 'grid' | 'row' | undefined;
}

/** The first cards of a view, for another screen; nothing for a view that visitors must not see. */
export default function ViewModule({ id, layout = 'grid' }: ViewModuleProps) {
  const features = useContext(FeaturesContext);
  const { data: view } = useGetSavedViewByIdQuery({ id });
  if (!view) return null;
  const { title, address, items } = view;
  const list = items.length > 0 ? undefined : listOf(features, address);
  return (
    <CardsModule title={title} href={viewHref(view)} layout={layout}>
      {items.length > 0 && <ItemGrid items={items} most={Math.min(items.length, MAX_CARDS)} />}
      {list && address && <ListResults key={list.path} list={list} address={address} most={MAX_CARDS} />}
    </CardsModule>
  );
}
