import { useState } from 'react';
import { LONG_NAME, ignore } from '#gallery/content.ts';
import { Column } from '#gallery/frames.tsx';
import type { Samples } from '#gallery/samples.ts';
import { FilePicker } from './FilePicker.tsx';

const PICKER = {
  name: 'file',
  label: 'Product Images',
  accept: ['.pdf'],
  file: undefined,
  onFiles: ignore,
  onRemove: ignore,
};

function Picking() {
  const [file, setFile] = useState<File>();
  return (
    <FilePicker
      {...PICKER}
      isRequired
      hint="One PDF of at most 10 MB."
      file={file}
      onFiles={([first]) => setFile(first)}
      onRemove={() => setFile(undefined)}
    />
  );
}

export default {
  'To choose': (
    <Column>
      <Picking />
    </Column>
  ),
  Chosen: (
    <Column>
      <FilePicker {...PICKER} file={new File(['%PDF-1.7'], 'catalog.pdf')} />
    </Column>
  ),
  'Long name': (
    <Column>
      <FilePicker {...PICKER} file={new File(['%PDF-1.7'], `${LONG_NAME}.pdf`)} />
    </Column>
  ),
  'To choose again': (
    <Column>
      <FilePicker {...PICKER} note="Please choose your file again." />
    </Column>
  ),
  Wrong: (
    <Column>
      <FilePicker {...PICKER} error="This file is empty." />
    </Column>
  ),
  Disabled: (
    <Column>
      <FilePicker {...PICKER} isDisabled />
    </Column>
  ),
} satisfies Samples;
