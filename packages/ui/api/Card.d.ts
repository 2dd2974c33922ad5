import { type ReactNode } from 'react';
export interface CardProps {
    heading?: string;
    /** Level of the heading in the page's outline. */
    level?: 2 | 3 | 4;
    /** Under the heading: unit, interval, time. */
    description?: ReactNode;
    actions?: ReactNode;
    /** `none` for a table or a graph that reaches the edges. */
    padding?: 'regular' | 'none';
    children: ReactNode;
}
/** A surface for one thing. With a heading it is a region named by it. */
export declare function Card({ heading, level, description, actions, padding, children }: CardProps): import("react").JSX.Element;
