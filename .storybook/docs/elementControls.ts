import { isValidElement } from 'react';
import type { ArgTypesEnhancer } from 'storybook/internal/types';

/** Elements cannot be typed into a form: their controls would show the code of a component. */
export const withoutElementControls: ArgTypesEnhancer = ({ argTypes, initialArgs }) => {
  const written = Object.keys(argTypes).filter((name) => argTypes[name]?.table?.type?.summary === 'ReactNode');
  // `children` is not in the tables; Storybook adds it later, from its value.
  const given = Object.keys(initialArgs).filter((name) => isValidElement(initialArgs[name]));
  return {
    ...argTypes,
    ...Object.fromEntries(
      [...new Set([...written, ...given])].map((name) => {
        const { table, ...argType } = argTypes[name] ?? { name, type: { name: 'node', renderer: 'react' } };
        return [name, { ...argType, control: false, table: { ...table, type: { summary: 'ReactNode' } } }];
      }),
    ),
  };
};
