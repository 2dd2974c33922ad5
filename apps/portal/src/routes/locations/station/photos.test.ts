import { describe, expect, it } from 'vitest';
import { compassPointOf, photoSource } from './photos.ts';

describe('photoSource', () => {
  it('requests only the photos of the API', () => {
    const own = 'api/locations/photo?photoId=pho_1';
    for (const address of ['https://zrak.example/', 'https://zrak.example/backend']) {
      expect(photoSource(own, address)).toEqual({ photoId: 'pho_1' });
    }
    expect(
      photoSource('https://zrak.example/backend/api/locations/photo?photoId=a', 'https://zrak.example/backend'),
    ).toEqual({
      photoId: 'a',
    });
    const elsewhere = 'https://evil.example/api/locations/photo?photoId=pho_1';
    expect(photoSource(elsewhere, 'https://zrak.example/')).toEqual({ href: elsewhere });
    expect(photoSource('files/a.jpg', 'https://zrak.example/b')).toEqual({
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
    expect(photoSource(url, 'https://zrak.example/')).toBeNull();
  });
});

it('returns the nearest of eight directions', () => {
  expect([0, 22, 23, 200, 337, 338, 360, -90].map(compassPointOf)).toEqual(['N', 'N', 'NE', 'S', 'NW', 'N', 'N', 'W']);
});
