import { useController, useFormContext } from 'react-hook-form';
import { UPLOAD_ENDINGS, fileError } from '#lib/schema/uploadFile.ts';
import { type VendorForm, fileMessage } from '#submissions/vendorApplicationSchema.ts';
import { FilePicker } from '#ui/form/FilePicker.tsx';
import { dismissFailures } from '#ui/toast/dismissFailures.ts';
import { toast } from '#ui/toast/toast.ts';
import { TOASTS, MESSAGES } from '../model/messages.ts';

interface ImagesFieldProps {
  wasRestored: boolean;
  canUpload: boolean;
}

/** The application's only file. A rejected file does not replace the present one. */
export function ImagesField({ wasRestored, canUpload }: ImagesFieldProps) {
  const { setError, clearErrors } = useFormContext<VendorForm>();
  const {
    field: { ref, name, value, onChange, onBlur },
    fieldState: { error },
  } = useController<VendorForm, 'product_images'>({ name: 'product_images' });

  function take([file, ...others]: readonly File[]) {
    if (!file) return;
    const message = others.length > 0 ? MESSAGES.severalFiles : fileMessage(file);
    if (message === undefined) {
      dismissFailures();
      onChange(file);
      clearErrors('product_images');
    } else if (others.length === 0 && fileError(file) === 'too-large') {
      toast(TOASTS.fileTooLarge);
      setError('product_images', { message: MESSAGES.tooLarge(file.name) });
    } else {
      setError('product_images', { message });
    }
  }

  return (
    <FilePicker
      label={MESSAGES.fileLabel}
      isRequired
      hint={MESSAGES.fileHint}
      note={wasRestored && !value ? MESSAGES.fileMissing : undefined}
      error={error?.message}
      name={name}
      accept={UPLOAD_ENDINGS}
      file={value}
      onFiles={take}
      onRemove={() => onChange(undefined)}
      onBlur={onBlur}
      isDisabled={!canUpload}
      ref={ref}
    />
  );
}
