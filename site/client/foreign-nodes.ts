/**
 * Makes React tolerate nodes that translators and extensions have moved since it drew them: one that is no longer where
 * React left it is left alone. Otherwise removing it throws, and takes the page with it (facebook/react#11538).
 */
export function tolerateForeignNodes() {
  const { insertBefore, removeChild } = Node.prototype;
  Node.prototype.removeChild = function <Child extends Node>(this: Node, child: Child): Child {
    return child.parentNode === this ? (removeChild.call(this, child) as Child) : child;
  };
  Node.prototype.insertBefore = function <Added extends Node>(this: Node, node: Added, before: Node | null) {
    return insertBefore.call(this, node, childAround(this, before)) as Added;
  };
}

/** The child of `parent` that is or now holds `node`; null, for its end, if there is none. */
function childAround(parent: Node, node: Node | null): Node | null {
  let child = node;
  while (child && child.parentNode !== parent) child = child.parentNode;
  return child;
}
