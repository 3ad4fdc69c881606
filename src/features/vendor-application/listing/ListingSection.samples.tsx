import { withUglyTexts } from '#gallery/content.ts';
import { Wide } from '#gallery/frames.tsx';
import type { Samples } from '#gallery/samples.ts';
import type { VendorListing } from '#lib/schema/vendorListing.ts';
import ListingSection from './ListingSection.tsx';

const LISTING: VendorListing = {
  name: 'Lumen & Oak',
  description: 'Lamps from fallen oaks.\nEach is turned by hand.',
  website: 'https://lumen.example/',
  instagram: 'https://instagram.com/lumenoak',
  picture: 'https://files.example/plan.pdf',
  state: 'unchanged',
  edited_at: null,
  reason: null,
};
const REASON = 'The name is that of another stall.';

export default {
  Unchanged: <Sample {...LISTING} />,
  Waiting: <Sample {...LISTING} state="waiting" />,
  'Taken over': <Sample {...LISTING} state="taken" />,
  Declined: <Sample {...LISTING} state="declined" reason={REASON} />,
  ...withUglyTexts((text) => (
    <Sample {...LISTING} name={text} description={text} state="declined" reason={text} />
  )),
} satisfies Samples;

function Sample(listing: VendorListing) {
  return (
    <Wide>
      <ListingSection id="1" listing={listing} />
    </Wide>
  );
}
