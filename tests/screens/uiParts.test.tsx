import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { Badge } from '#ui/badge/Badge.tsx';
import { Drawer } from '#ui/drawer/Drawer.tsx';
import { HeadDefaultsContext } from '#ui/page-head/headDefaults.ts';
import { PageHead } from '#ui/page-head/PageHead.tsx';
import { InlineNotice } from '#ui/notice/InlineNotice.tsx';
import { Tooltip, TooltipGroup } from '#ui/tooltip/Tooltip.tsx';

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

const press = (target: Element, key: string) => fireEvent.keyDown(target, { key });

describe('tooltip', () => {
  function open() {
    render(
      <TooltipGroup>
        <Tooltip text="Two sentences at least">
          <button type="button">What to write</button>
        </Tooltip>
        <Tooltip text="PDF or ZIP">
          <button type="button">What to send</button>
        </Tooltip>
      </TooltipGroup>,
    );
    return {
      write: screen.getByRole('button', { name: 'What to write' }),
      send: screen.getByRole('button', { name: 'What to send' }),
    };
  }

  /** The texts of all open tooltips. */
  const tips = () => screen.queryAllByRole('tooltip').map((tip) => tip.textContent);

  test('opens after 700 ms of hovering, and describes its button', async () => {
    const { write } = open();
    fireEvent.pointerMove(write);
    await pass(699);
    expect(tips()).toEqual([]);
    await pass(1);
    expect(tips()).toEqual(['Two sentences at least']);
    expect(write).toHaveAccessibleDescription('Two sentences at least');
  });

  test('does not open for a pointer that only passes over it', async () => {
    const { write } = open();
    fireEvent.pointerMove(write);
    await pass(600);
    fireEvent.pointerLeave(write);
    await pass(2000);
    expect(tips()).toEqual([]);
  });

  test.each([
    ['at once within 300 ms after another', 299, ['PDF or ZIP']],
    ['with its own wait later', 300, []],
  ])('opens %s', async (_when, gap, expected) => {
    const { write, send } = open();
    fireEvent.pointerMove(write);
    await pass(700);
    press(write, 'Escape');
    expect(tips()).toEqual([]);
    await pass(gap);
    fireEvent.pointerMove(send);
    await pass(0);
    expect(tips()).toEqual(expected);
  });

  test('opens by a tap, and a mouse click closes it', async () => {
    const { write } = open();
    const click = (pointerType: string) => {
      fireEvent(write, Object.assign(new MouseEvent('pointerdown', { bubbles: true }), { pointerType }));
      fireEvent.pointerUp(document);
      fireEvent.click(write);
    };
    click('touch');
    expect(tips()).toEqual(['Two sentences at least']);
    click('mouse');
    expect(tips()).toEqual([]);
    await pass(0);
  });

  test('opens at once on focus; Escape and leaving close it', async () => {
    const { write, send } = open();
    act(() => write.focus());
    expect(tips()).toEqual(['Two sentences at least']);
    press(write, 'Escape');
    expect(tips()).toEqual([]);
    act(() => send.focus());
    expect(tips()).toEqual(['PDF or ZIP']);
    act(() => send.blur());
    expect(tips()).toEqual([]);
    await pass(0);
  });
});

describe('drawer', () => {
  function Page() {
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <button onClick={() => setOpen(true)}>Menu</button>
        {isOpen && (
          <Drawer title="Navigation" onClose={() => setOpen(false)}>
            <a href="#lineup">Lineup</a>
          </Drawer>
        )}
      </>
    );
  }

  async function open() {
    render(<Page />);
    const menu = screen.getByRole('button', { name: 'Menu' });
    act(() => menu.focus());
    fireEvent.click(menu);
    await pass(100);
    return { menu, drawer: screen.getByRole('dialog', { name: 'Navigation' }) };
  }

  test('takes the focus and keeps it', async () => {
    const { menu, drawer } = await open();
    expect(drawer).toContainElement(document.activeElement as HTMLElement);
    act(() => menu.focus());
    expect(drawer).toContainElement(document.activeElement as HTMLElement);
  });

  test.each([
    ['its button', () => fireEvent.click(screen.getByRole('button', { name: 'Close' }))],
    ['Escape', () => press(document.activeElement ?? document.body, 'Escape')],
    [
      'a click on the backdrop',
      () => {
        fireEvent.pointerDown(document.body);
        fireEvent.click(document.body);
      },
    ],
  ])('closes by %s and returns the focus', async (_what, close) => {
    const { menu } = await open();
    close();
    await pass(100);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(menu).toHaveFocus();
  });
});

test.each([
  ['featured', 'Featured'],
  ['pinned', 'Pinned'],
  ['breaking', 'Breaking'],
  ['high', 'High priority'],
  ['normal', 'Normal priority'],
  ['low', 'Low priority'],
] as const)('the badge %s has a text label', (kind, words) => {
  const { container } = render(<Badge kind={kind} />);
  expect(container).toHaveTextContent(new RegExp(`^${words}$`));
});

test('a notice is named by its kind and its title', () => {
  render(
    <InlineNotice tone="warning" title="Bring your badge">
      <p>Doors close at ten.</p>
    </InlineNotice>,
  );
  expect(screen.getByRole('note', { name: 'Warning Bring your badge' })).toHaveTextContent(
    'Doors close at ten.',
  );
});

test('an item that is shown over another screen names its own page to search engines', () => {
  const origin = 'https://fair.example';
  const canonical = () => document.head.querySelector('link[rel=canonical]')?.getAttribute('href');
  render(
    <HeadDefaultsContext value={{ origin, canonical: `${origin}/map/marketplace/robot` }}>
      <PageHead title="Robot" path="/marketplace/robot" />
    </HeadDefaultsContext>,
  );
  expect(canonical()).toBe('https://fair.example/marketplace/robot');
});
