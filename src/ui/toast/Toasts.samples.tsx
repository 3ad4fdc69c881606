import { Alone } from '#gallery/Alone.tsx';
import { LONG_NAME, LONG_TEXT, RTL_NAME } from '#gallery/content.ts';
import type { Samples } from '#gallery/samples.ts';
import Toasts from './Toasts.tsx';
import { PlainToasts } from './PlainToasts.tsx';
import type { Toast } from './toast.ts';

const THREE: readonly Toast[] = [
  { id: 1, title: 'File uploaded successfully', description: 'catalog.pdf has been uploaded securely.' },
  { id: 2, title: 'A new version is ready', action: { label: 'Reload', act() {} } },
  { id: 3, title: 'Upload failed', description: 'Please try again.', variant: 'destructive' },
];

export default {
  'Three of them': (
    <Alone>
      <Toasts toasts={THREE} />
    </Alone>
  ),
  'Without their code': (
    <Alone>
      <PlainToasts toasts={THREE} />
    </Alone>
  ),
  'Long name': (
    <Alone>
      <Toasts toasts={[{ id: 4, title: LONG_NAME, description: `${LONG_TEXT} ${RTL_NAME}` }]} />
    </Alone>
  ),
} satisfies Samples;
