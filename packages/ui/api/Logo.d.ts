export interface LogoProps {
    size?: 'small' | 'large';
    /** The mark alone, for narrow places. Its name is then left to what it stands in. */
    isMarkOnly?: boolean;
}
/** Two streams of air that make a Z. */
export declare function Logo({ size, isMarkOnly }: LogoProps): import("react").JSX.Element;
