import { useState } from 'react';
import { FilePicker } from '../form/FilePicker.tsx';
import { TextField } from '../form/TextField.tsx';
import { UploadProgress } from '../form/UploadProgress.tsx';
import { toast } from '../toast/toast.ts';
import { LONG_NAME } from './samples.ts';
import { Sample, Section } from './Section.tsx';

const LONG_FILE = new File(['%PDF-1.7'], `${LONG_NAME.replaceAll(' ', '-')}.pdf`);

/** Form controls. */
export function Forms() {
  const [file, setFile] = useState<File>();
  const picker = { name: 'file', accept: ['.pdf'], onRemove: () => setFile(undefined) };
  return (
    <Section title="Forms">
      <Sample name="Text: empty, with a hint, wrong, long" isWide>
        <TextField label="Business Name" isRequired />
        <TextField label="Website URL" type="url" placeholder="https://" hint="Where people find you." />
        <TextField label="Email" isRequired type="email" error="Please enter a valid email" />
        <TextField label={LONG_NAME} hint={LONG_NAME} error={LONG_NAME} />
        <TextField label="Description of Project" rows={4} />
      </Sample>
      <Sample name="A file: none or chosen, with a note, wrong, with a long name" isWide>
        <FilePicker {...picker} label="Product Images" file={file} onFiles={([first]) => setFile(first)} />
        <FilePicker
          {...picker}
          label="Again"
          note="Please choose your file again."
          file={undefined}
          onFiles={showFiles}
        />
        <FilePicker
          {...picker}
          label="Wrong"
          error="This file is empty."
          file={undefined}
          onFiles={showFiles}
        />
        <FilePicker {...picker} label="Long" file={LONG_FILE} onFiles={showFiles} />
      </Sample>
      <Sample name="An upload under way" isWide>
        <UploadProgress
          label="Uploading your file"
          fraction={0.43}
          cancelLabel="Cancel Upload"
          onCancel={() => toast({ title: 'Upload canceled' })}
        />
      </Sample>
    </Section>
  );
}

function showFiles(files: readonly File[]) {
  toast({ title: files.map(({ name }) => name).join(', ') });
}
