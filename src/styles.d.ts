declare module '*.module.scss' {
  const classes: { readonly [name: string]: string };
  export default classes;
}
declare module '*.module.css' {
  const classes: { readonly [name: string]: string };
  export default classes;
}
declare module '*.scss';
declare module '*.css';
