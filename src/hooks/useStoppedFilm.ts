import { useState, useSyncExternalStore } from 'react';
import { allowsFilms } from '#lib/network/connection.ts';

const never = () => () => {};

/**
 * Whether a film is stopped, and a function that stops or starts it. It is stopped at first where films may not play
 * unasked.
 */
export function useStoppedFilm(): [isStopped: boolean, setStopped: (isStopped: boolean) => void] {
  const isStoppedAtFirst = useSyncExternalStore(
    never,
    () => !allowsFilms(),
    () => false,
  );
  const [choice, setChoice] = useState<boolean>();
  return [choice ?? isStoppedAtFirst, setChoice];
}
