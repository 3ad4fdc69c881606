import { CATEGORIES, ignore } from '#gallery/content.ts';
import { Wide } from '#gallery/frames.tsx';
import type { Samples } from '#gallery/samples.ts';
import { Tabs } from '../tabs/Tabs.tsx';
import { FiltersButton } from './FiltersButton.tsx';
import { MultiSelect } from './MultiSelect.tsx';
import { SearchBox } from './SearchBox.tsx';
import { TabbedBar } from './TabbedBar.tsx';

const DAYS = ['All Days', 'Friday', 'Saturday', 'Sunday', 'Monday', 'Tuesday', 'Wednesday'];

function Bar({ days }: { days: number }) {
  const panelId = `panel-${days}`;
  return (
    <Wide>
      <TabbedBar
        isStacked={days > 4}
        search={<SearchBox label="Search events" value="" onChange={ignore} />}
        tabs={
          <Tabs
            label={`${days} days`}
            panelId={panelId}
            value="Saturday"
            tabs={DAYS.slice(0, days).map((name) => ({ value: name, name, href: '/schedule' }))}
            onChange={ignore}
          />
        }
        others={
          <MultiSelect
            label="Category"
            all="All Categories"
            value={[]}
            options={CATEGORIES}
            count={() => undefined}
            onChange={ignore}
          />
        }
        button={<FiltersButton isSmall hasFacets={days > 4} count={days - 4} onClick={ignore} />}
      />
      <div id={panelId} role="tabpanel" aria-label={`The events of ${days} days`} />
    </Wide>
  );
}

export default { 'Few tabs': <Bar days={4} />, 'Many tabs': <Bar days={7} /> } satisfies Samples;
