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
  // Rubbish goes to the server as it is, which knows no such token.
  ['?token=%zz%&id=usr_1', '%zz%'],
])('%s carries %s', (query, token) => {
  expect(linkTokenOf(query, 'id')).toEqual({ token, userId: 'usr_1' });
});

it.each(['', '?token=abc', '?id=usr_1', '?token=&id=usr_1', '?token=a&token=b&id=usr_1', '?token=a&id=x&id=y'])(
  '%s carries nothing',
  (query) => {
    expect(linkTokenOf(query, 'id')).toBeNull();
  },
);

it('finds the user under the name the page knows', () => {
  expect(linkTokenOf('?token=abc&userId=usr_1', 'userId')).toEqual({ token: 'abc', userId: 'usr_1' });
  expect(linkTokenOf('?token=abc&id=usr_1', 'userId')).toBeNull();
});
