import { describe, expect, it } from 'vitest';
import { pictureSource } from './pictureSource.ts';

const photos = { path: 'api/locations/photo', id: 'photoId' };

describe('pictureSource', () => {
  it('requests only the photos of the API', () => {
    const own = 'api/locations/photo?photoId=pho_1';
    for (const address of ['https://zrak.example/', 'https://zrak.example/backend']) {
      expect(pictureSource(own, address, photos)).toEqual({ id: 'pho_1' });
    }
    expect(
      pictureSource(
        'https://zrak.example/backend/api/locations/photo?photoId=a',
        'https://zrak.example/backend',
        photos,
      ),
    ).toEqual({
      id: 'a',
    });
    const elsewhere = 'https://evil.example/api/locations/photo?photoId=pho_1';
    expect(pictureSource(elsewhere, 'https://zrak.example/', photos)).toEqual({ href: elsewhere });
    expect(pictureSource('files/a.jpg', 'https://zrak.example/b', photos)).toEqual({
      href: 'https://zrak.example/b/files/a.jpg',
    });
  });

  it.each([
    'javascript:alert(1)',
    ' JaVaScRiPt:alert(1)',
    'java\tscript:alert(1)',
    'data:image/svg+xml,<svg onload="alert(1)"/>',
    'blob:https://zrak.example/1',
    'file:///etc/passwd',
    'https://',
  ])('rejects %s', (url) => {
    expect(pictureSource(url, 'https://zrak.example/', photos)).toBeNull();
  });
});
