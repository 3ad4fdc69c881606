import { useId, useState } from 'react';
import { UGLY_TEXTS } from '#gallery/content.ts';
import type { Samples } from '#gallery/samples.ts';
import { Tabs, tabId } from './Tabs.tsx';

function Named({ names }: { names: readonly string[] }) {
  const panelId = useId();
  const [value, setValue] = useState(names[1] ?? '');
  return (
    <>
      <Tabs
        label={`Tabs such as ${names[0]}`}
        panelId={panelId}
        value={value}
        tabs={names.map((name) => ({ value: name, name, href: '/' }))}
        onChange={setValue}
      />
      <p role="tabpanel" id={panelId} aria-labelledby={tabId(panelId, value)}>
        Its panel
      </p>
    </>
  );
}

export default {
  Days: <Named names={['All Days', 'Saturday', 'Sunday']} />,
  'Ugly names': <Named names={Object.values(UGLY_TEXTS)} />,
} satisfies Samples;
