import {
  type InputProps,
  type ObjectInputProps,
  insert,
  set,
  setIfMissing,
  unset,
  useFormCallbacks,
} from 'sanity';
import { BoothInput } from './BoothInput.tsx';
import type { FormPatch } from './boothPatches.ts';

/** Every input of the Studio's forms: for maps with booths on the picture, otherwise the default input. */
export function FormInput(props: InputProps) {
  const isMap = props.path.length === 0 && props.schemaType.name === 'mapEvent';
  return isMap ? <MapInput {...(props as ObjectInputProps)} /> : props.renderDefault(props);
}

function MapInput(props: ObjectInputProps) {
  const { onPathOpen, onPathFocus } = useFormCallbacks();
  return (
    <BoothInput
      value={props.value}
      readOnly={props.readOnly}
      onChange={(patches) => props.onChange(patches.map(toSanity))}
      onOpen={(path) => {
        onPathOpen(path);
        onPathFocus(path);
      }}
    >
      {props.renderDefault(props)}
    </BoothInput>
  );
}

function toSanity(patch: FormPatch) {
  switch (patch.type) {
    case 'set':
      return set(patch.value, patch.path);
    case 'setIfMissing':
      return setIfMissing(patch.value, patch.path);
    case 'unset':
      return unset(patch.path);
    case 'insert':
      return insert(patch.items, patch.position, patch.path);
  }
}
