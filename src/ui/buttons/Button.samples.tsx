import { messageOf, withUglyTexts } from '#gallery/content.ts';
import { Row } from '#gallery/frames.tsx';
import type { Samples } from '#gallery/samples.ts';
import { Icon } from '../icons/Icon.tsx';
import { ActionLink, Button, ButtonLink, ButtonRow, ExternalButtonLink } from './Button.tsx';

const TARGET = { kind: 'internal', to: '/tickets' } as const;

function Buttons({ variant }: { variant: 'primary' | 'quiet' }) {
  return (
    <Row>
      <Button variant={variant}>Button</Button>
      <Button variant={variant} disabled>
        Disabled
      </Button>
      <Button variant={variant}>
        <Icon name="filter" size={18} /> With icon
      </Button>
      <ButtonLink variant={variant} to="/">
        Link
      </ButtonLink>
      <ExternalButtonLink variant={variant} href="https://festival.example">
        External link
      </ExternalButtonLink>
    </Row>
  );
}

export default {
  Primary: <Buttons variant="primary" />,
  Quiet: <Buttons variant="quiet" />,
  'Call to action: ready, loading, leading nowhere': (
    <Row>
      <ActionLink text="Buy Tickets Now" target={TARGET} openInNewTab={false} />
      <ActionLink
        text="Buy Tickets Now"
        target={TARGET}
        openInNewTab={false}
        loadingText={messageOf('Loading...')}
      />
      <ActionLink text="Buy Tickets Now" target={undefined} openInNewTab={false} />
    </Row>
  ),
  ...withUglyTexts((text) => (
    <ButtonRow>
      <Button variant="primary">{text}</Button>
      <Button>{text}</Button>
    </ButtonRow>
  )),
} satisfies Samples;
