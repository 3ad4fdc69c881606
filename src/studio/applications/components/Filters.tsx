import { useState } from 'react';
import list from './list.module.css';
import tool from '../tool.module.css';
import { type Row, countStates } from '../model/selectApplications.ts';
import { STATES, type State } from '../../../lib/applicationStates.ts';
import { STATE_NAMES } from '../model/states.ts';
import { ORDERS, SCORES, type Order, type Filters as ListFilters } from '../model/view.ts';
import type { ChangeView } from '../useView.ts';

const ORDER_NAMES: Readonly<Record<Order, string>> = {
  newest: 'Newest first',
  oldest: 'Oldest first',
  score: 'Best score first',
  name: 'By name',
};

interface FiltersProps {
  /** All rows. */
  rows: readonly Row[];
  filters: ListFilters;
  onChange: ChangeView;
}

export function Filters({ rows, filters, onChange }: FiltersProps) {
  // On a phone the list comes first.
  const [isWide] = useState(() => matchMedia('(width >= 48rem)').matches);
  const counts = countStates(rows);
  const { search, states, isUnreviewed, isEdited, lowest, order } = filters;

  function toggle(state: State, isOn: boolean) {
    onChange({ states: STATES.filter((one) => (one === state ? isOn : states.includes(one))) });
  }

  return (
    <form role="search" className={list.filters} onSubmit={(event) => event.preventDefault()}>
      <label className={tool.field}>
        Search
        <input
          type="search"
          value={search}
          // Back leads to the last filters, not to the last letter.
          onChange={({ target }) => onChange({ search: target.value }, 'replace')}
        />
      </label>
      <details open={isWide}>
        <summary>Filters and order</summary>
        <fieldset className={tool.chips}>
          <legend>Status</legend>
          {STATES.map((state) => (
            <label key={state} className={tool.chip}>
              <input
                type="checkbox"
                checked={states.includes(state)}
                onChange={({ target }) => toggle(state, target.checked)}
              />
              {STATE_NAMES[state]} <span className={tool.quiet}>{counts[state]}</span>
            </label>
          ))}
        </fieldset>
        <div className={tool.line}>
          <label className={tool.field}>
            Average score
            <select
              value={lowest ?? ''}
              onChange={({ target }) => onChange({ lowest: Number(target.value) || undefined })}
            >
              <option value="">Any</option>
              {SCORES.map((score) => (
                <option key={score} value={score}>
                  {score === 5 ? '5' : `${score} or better`}
                </option>
              ))}
            </select>
          </label>
          <label className={tool.field}>
            Order
            <select
              value={order}
              onChange={({ target }) => onChange({ order: ORDERS.find((one) => one === target.value) })}
            >
              {ORDERS.map((one) => (
                <option key={one} value={one}>
                  {ORDER_NAMES[one]}
                </option>
              ))}
            </select>
          </label>
          <label className={tool.chip}>
            <input
              type="checkbox"
              checked={isUnreviewed}
              onChange={({ target }) => onChange({ isUnreviewed: target.checked })}
            />
            Not reviewed by me
          </label>
          <label className={tool.chip}>
            <input
              type="checkbox"
              checked={isEdited}
              onChange={({ target }) => onChange({ isEdited: target.checked })}
            />
            Listing edited
          </label>
        </div>
      </details>
    </form>
  );
}
