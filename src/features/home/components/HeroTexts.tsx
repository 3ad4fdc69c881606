import { useEventState } from '#content/festival/api.ts';
import { arrangeHome } from '../model/arrangeHome.ts';
import { TextModuleView } from './TextModuleView.tsx';

/** The texts in the hero. */
export default function HeroTexts() {
  const { data: event } = useEventState();
  return (
    event &&
    arrangeHome(event).stage.texts.map((text, index) => (
      <TextModuleView key={index} {...text} headlineStyle={text.headlineStyle ?? 'h2'} />
    ))
  );
}
