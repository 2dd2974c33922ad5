import { expect, it, vi } from 'vitest';

vi.mock('../../session/mailedLink.ts', () => ({ openedWith: '' }));
const { linkTokenOf } = await import('./linkToken.ts');

it.each([
  ['?token=abc&id=usr_1', 'abc'],
  ['?token=a%2Bb%3D&id=usr_1', 'a+b='],
  ['?token=a+b&id=usr_1', 'a+b'],
  ['?token=a%20b&id=usr_1', 'a+b'],
  // Decoded once, not twice.
  ['?token=a%252Bb&id=usr_1', 'a%2Bb'],
  // Invalid encodings are sent unchanged to the server, which rejects the token.
  ['?token=%zz%&id=usr_1', '%zz%'],
])('reads %s as %s', (query, token) => {
  expect(linkTokenOf(query, 'id')).toEqual({ token, userId: 'usr_1' });
});

it.each(['', '?token=abc', '?id=usr_1', '?token=&id=usr_1', '?token=a&token=b&id=usr_1', '?token=a&id=x&id=y'])(
  'reads %s as null',
  (query) => {
    expect(linkTokenOf(query, 'id')).toBeNull();
  },
);

it('reads the user from the param of the page', () => {
  expect(linkTokenOf('?token=abc&userId=usr_1', 'userId')).toEqual({ token: 'abc', userId: 'usr_1' });
  expect(linkTokenOf('?token=abc&id=usr_1', 'userId')).toBeNull();
});
