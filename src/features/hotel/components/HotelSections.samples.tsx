import { hotelSchema } from '#content/hotel/schema.ts';
import { ASSET, LONG_TEXT, TEXT, withUglyTexts } from '#gallery/content.ts';
import { Wide } from '#gallery/frames.tsx';
import type { Samples } from '#gallery/samples.ts';
import { i18nOf } from '#lib/i18n/i18n.ts';
import { toHotelView } from '../model/toHotelView.ts';
import { GiftBox } from './GiftBox.tsx';
import { Hero } from './Hero.tsx';
import { HotelGallery } from './HotelGallery.tsx';
import { HotelSkeleton } from './HotelSkeleton.tsx';
import { LocationSection } from './LocationSection.tsx';
import { PackageDetails } from './PackageDetails.tsx';

function hotelNamed(name: string, hasPicture = true) {
  const benefits = [
    { benefit: name, isHighlighted: true },
    { benefit: LONG_TEXT, isHighlighted: false },
  ];
  const images = [0, 1, 2].map((order) => ({ image: ASSET, alt: 'A sample', caption: name, order }));
  return toHotelView(
    hotelSchema.parse({
      _id: 'hotel',
      title: name,
      subtitle: name,
      heroSection: {
        heroImage: hasPicture ? ASSET : undefined,
        altText: 'The front at night',
        starRating: 4.5,
        address: { street: name, city: 'Las Vegas', state: 'NV', zipCode: '89109' },
      },
      packageDetails: {
        packageTitle: name,
        packageSubtitle: name,
        description: TEXT,
        benefits,
        savingsCallout: name,
      },
      giftBoxGallery: { title: name, designer: name, images },
      hotelGallery: { sectionTitle: name, images },
      locationSection: { sectionTitle: name, locationBenefits: benefits, additionalInfo: TEXT },
      callToActions: [
        { text: 'Book now', url: 'https://stay.example/' },
        { text: name, url: '/rooms', variant: 'outline' },
      ],
    }),
    i18nOf('en').t,
  );
}

function Sections({ name }: { name: string }) {
  const hotel = hotelNamed(name);
  return (
    <Wide>
      {hotel.package && <PackageDetails details={hotel.package} />}
      {hotel.giftBox && <GiftBox box={hotel.giftBox} />}
      {hotel.gallery && <HotelGallery gallery={hotel.gallery} />}
      {hotel.location && <LocationSection location={hotel.location} />}
    </Wide>
  );
}

export default {
  Hero: (
    <Wide>
      <Hero hotel={hotelNamed('Grand Hotel')} />
    </Wide>
  ),
  'Hero without a picture': (
    <Wide>
      <Hero hotel={hotelNamed('Grand Hotel', false)} />
    </Wide>
  ),
  Sections: <Sections name="The Fair Package" />,
  Loading: (
    <Wide>
      <HotelSkeleton />
    </Wide>
  ),
  ...withUglyTexts((text) => (
    <>
      <Wide>
        <Hero hotel={hotelNamed(text)} />
      </Wide>
      <Sections name={text} />
    </>
  )),
} satisfies Samples;
