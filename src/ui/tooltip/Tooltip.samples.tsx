import { useEffect, useRef } from 'react';
import { Alone } from '#gallery/Alone.tsx';
import { LONG_NAME, LONG_TEXT } from '#gallery/content.ts';
import type { Samples } from '#gallery/samples.ts';
import { Button } from '../buttons/Button.tsx';
import { Tooltip, TooltipGroup } from './Tooltip.tsx';

function Shown({ text }: { text: string }) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <TooltipGroup>
      <Tooltip text={text}>
        <Button ref={button}>What to write</Button>
      </Tooltip>
    </TooltipGroup>
  );
}

export default {
  'With the focus': (
    <Alone>
      <Shown text="What will you show, who is it for, and do you need power or water?" />
    </Alone>
  ),
  'Long name': (
    <Alone>
      <Shown text={`${LONG_NAME} ${LONG_TEXT}`} />
    </Alone>
  ),
} satisfies Samples;
