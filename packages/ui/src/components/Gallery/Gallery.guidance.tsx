import { Gallery } from './Gallery.tsx';
import { type Guidance, keys } from '../../guidance/guidance.ts';

const hills = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="480" height="320"><rect width="480" height="320" fill="lightblue"/><path d="M0 235Q120 165 260 220T480 200V320H0Z" fill="seagreen"/></svg>',
)}`;

export const guidance: Guidance = {
  status: 'stable',
  use: ['Photos of a station with captions.'],
  avoid: ['A single decorative picture.'],
  do: {
    example: (
      <Gallery
        label="Photos of Kranj"
        pictures={[
          {
            id: 'north',
            src: hills,
            alt: 'Hills to the north of the station',
            caption: 'View to the north, 2 May 2026',
            width: 480,
            height: 320,
          },
        ]}
      />
    ),
    text: 'Describe the photo in its caption and its alternative text.',
  },
  dont: {
    example: (
      <Gallery
        label="Photos of Celje"
        pictures={[{ id: 'north', src: hills, alt: 'IMG_2041.jpg', caption: 'IMG_2041.jpg', width: 480, height: 320 }]}
      />
    ),
    text: 'Use the file name as caption or alternative text.',
  },
  keyboard: keys.gallery,
};
