import { useRef, useState } from 'react';
import { NO_FILTERS } from '#lib/url/listCodec.ts';
import { AppBadge } from '../app-badge/AppBadge.tsx';
import { ActionLink, Button, ButtonLink, ExternalButtonLink } from '../buttons/Button.tsx';
import { Choices } from '../filter-bar/Choices.tsx';
import { LetterStrip } from '../filter-bar/LetterStrip.tsx';
import { SearchBox } from '../filter-bar/SearchBox.tsx';
import { Select } from '../filter-bar/Select.tsx';
import { Icon } from '../icons/Icon.tsx';
import { SocialIcons } from '../social-icons/SocialIcons.tsx';
import { Tabs, tabId } from '../tabs/Tabs.tsx';
import { CATEGORIES, SOCIAL_LINKS, samplePicture } from './samples.ts';
import { Sample, Section } from './Section.tsx';
import styles from './Gallery.module.scss';

const VARIANTS = ['primary', 'quiet'] as const;
const VIEWS = [
  { value: 'grid', label: 'Grid', icon: 'grid' },
  { value: 'list', label: 'List', icon: 'list' },
] as const;
const DAYS = [
  { value: 'all', name: 'All Days', href: '#all' },
  { value: 'sat', name: 'Saturday', href: '#sat' },
] as const;
const TARGET = { kind: 'internal', to: '/tickets' } as const;
const SOME_LETTERS: ReadonlySet<string> = new Set(['0-9', 'A', 'C', 'M', 'Z']);

/** Buttons, filters and links. */
export function Actions() {
  const [filters, setFilters] = useState(NO_FILTERS);
  const searchBox = useRef<HTMLInputElement>(null);
  const [view, setView] = useState<'grid' | 'list'>('grid');
  const [day, setDay] = useState<'all' | 'sat'>('all');

  return (
    <Section title="Actions">
      {VARIANTS.map((variant) => (
        <Sample key={variant} name={`Button, ${variant}`}>
          <Button variant={variant}>Button</Button>
          <Button variant={variant} disabled>
            Disabled
          </Button>
          <Button variant={variant}>
            <Icon name="filter" size={18} /> With icon
          </Button>
          <ButtonLink variant={variant} to="/">
            Link
          </ButtonLink>
          <ExternalButtonLink variant={variant} href="https://festival.example">
            External link
          </ExternalButtonLink>
        </Sample>
      ))}
      <Sample name="Call to action: ready, loading, leading nowhere">
        <ActionLink text="Buy Tickets Now" target={TARGET} openInNewTab={false} />
        <ActionLink text="Buy Tickets Now" target={TARGET} openInNewTab={false} loadingText="Loading..." />
        <ActionLink text="Buy Tickets Now" target={undefined} openInNewTab={false} />
      </Sample>
      <Sample name="Social icons">
        <SocialIcons links={SOCIAL_LINKS} website="https://festival.example" owner="Afterglow" />
      </Sample>
      <Sample name="App badge; one whose picture is broken shows nothing">
        <AppBadge href="https://app.example" src={samplePicture('App', 200)} alt="Get the app" />
        <AppBadge href="https://app.example" src="/no-such-badge.svg" alt="Get the app" />
      </Sample>
      <Sample name="Search, select, choices">
        <SearchBox
          ref={searchBox}
          label="Search places"
          value={filters.search}
          onChange={(search) => setFilters({ ...filters, search })}
        />
        <Select
          label="Category"
          value={filters.category}
          options={[{ key: 'all', name: 'All Categories' }, ...CATEGORIES]}
          onChange={(category) => setFilters({ ...filters, category })}
        />
        <Choices label="View" value={view} choices={VIEWS} onChange={(next) => setView(next)} />
      </Sample>
      <Sample name="Tabs">
        <Tabs label="Day" panelId="gallery-day" value={day} tabs={DAYS} onChange={(next) => setDay(next)} />
        <p role="tabpanel" id="gallery-day" aria-labelledby={tabId('gallery-day', day)}>
          {day}
        </p>
      </Sample>
      <Sample name="Letters: all, and only some with items">
        <div className={styles.line}>
          <LetterStrip
            value={filters.letter}
            available={undefined}
            onChange={(letter) => setFilters({ ...filters, letter })}
          />
        </div>
        <div className={styles.line}>
          <LetterStrip
            value={filters.letter}
            available={SOME_LETTERS}
            onChange={(letter) => setFilters({ ...filters, letter })}
          />
        </div>
      </Sample>
    </Section>
  );
}
