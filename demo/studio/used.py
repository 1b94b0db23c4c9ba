"""What a picture comes from: the functions, classes and numbers that its script reaches, so that a change makes stale what it touches and no more."""
import ast
import copy
import functools
import hashlib
import os

HERE = os.path.dirname(os.path.abspath(__file__))


class Script:
    """A file's names: what defines each, from where each is imported, which tables other files add to; and what runs at once."""

    def __init__(self, path):
        with open(path, encoding="utf-8") as file:
            self.lines = file.readlines()
        self.defined, self.imported, self.added, self.main = {}, {}, [], []
        tree = ast.parse("".join(self.lines))
        # `{**p, "cut": "scarf"}`: by such a word nothing is decided here.
        self.overridden = {key.value for node in ast.walk(tree) if isinstance(node, ast.Dict) and None in node.keys for key in node.keys if isinstance(key, ast.Constant)}
        for node in tree.body:
            if isinstance(node, (ast.FunctionDef, ast.ClassDef)):
                self.defined[node.name] = node
            elif isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Subscript):
                self.added.append(node)
            elif isinstance(node, ast.Assign):
                self.defined |= {name.id: node for target in node.targets for name in ast.walk(target) if isinstance(name, ast.Name)}
            elif isinstance(node, ast.Import):
                self.imported |= {name.asname or name.name: (name.name, None) for name in node.names}
            elif isinstance(node, ast.ImportFrom):
                self.imported |= {name.asname or name.name: (node.module, name.name) for name in node.names}
            elif isinstance(node, ast.AugAssign) or (isinstance(node, ast.Expr) and ".update(" in ast.unparse(node)):
                self.added.append(node)
            elif isinstance(node, ast.If) or (isinstance(node, ast.Expr) and ast.unparse(node).startswith("main(")):
                self.main.append(node)

    def text(self, node):
        return "".join(self.lines[node.lineno - 1 : node.end_lineno])


def entries(node):
    """What a dictionary, `TABLE |= {…}`, `TABLE.update(…)` or `TABLE["word"] = …` puts under which word."""
    if isinstance(node, ast.Expr):
        return {each.arg: each.value for each in node.value.keywords}
    if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Subscript):
        return {node.targets[0].slice.value: node.value}
    table = node.value if isinstance(node, (ast.Assign, ast.AugAssign)) else None
    return {key.value: value for key, value in zip(table.keys, table.values) if isinstance(key, ast.Constant)} if isinstance(table, ast.Dict) else {}


class Reach:
    """Walks from name to name, through files. `words`: of the numbers, those by which tables are looked up and branches are taken."""

    def __init__(self, words, folder):
        self.words, self.folder, self.seen, self.loaded = dict(words), folder, {}, {}

    def load(self, name):
        path = os.path.join(self.folder, name + ".py")
        if name not in self.loaded and os.path.exists(path):
            self.loaded[name] = script = script_of(path)
            self.words = {key: word for key, word in self.words.items() if key not in script.overridden}
            for module, _ in script.imported.values():
                self.load(module)
        return self.loaded.get(name)

    def found(self, name, word):
        """Where this word of a file is defined."""
        script = self.load(name)
        if script and word in script.imported:
            module, attribute = script.imported[word]
            return self.found(module, attribute) if attribute else None
        return (name, word) if script and word in script.defined else None

    def meant(self, name, node):
        """The definition that a plain name, or one behind a module's, stands for."""
        if isinstance(node, ast.Name):
            return self.found(name, node.id)
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
            module, attribute = self.loaded[name].imported.get(node.value.id, (None, ""))
            return self.found(module, node.attr) if attribute is None else None
        return None

    def additions(self, table):
        for name, script in self.loaded.items():
            for node in script.added:
                if self.meant(name, node.target if isinstance(node, ast.AugAssign) else getattr(node, "targets", [getattr(node.value, "func", None)])[0].value) == table:
                    yield name, node

    def whole(self, at):
        name, word = at
        if at not in self.seen:
            node = self.loaded[name].defined[word]
            self.seen[at] = self.loaded[name].text(node)
            self.walk(name, node)
            for other, added in self.additions(at):
                self.seen[(other, f"{name}.{word}")] = self.loaded[other].text(added)
                self.walk(other, added)

    def word(self, node):
        """What `p["key"]` is, where that is known."""
        known = isinstance(node, ast.Subscript) and isinstance(node.slice, ast.Constant)
        return self.words.get(node.slice.value) if known else None

    def entry(self, name, node):
        """Of `TABLE[p["key"]]` the one entry that is meant."""
        table, word = (self.meant(name, node.value), self.word(node.slice)) if isinstance(node, ast.Subscript) else (None, None)
        if table and word:
            for other, made in [(table[0], self.loaded[table[0]].defined[table[1]]), *self.additions(table)]:
                if word in entries(made):
                    self.seen[(*table, word)] = ast.unparse(entries(made)[word])
                    return other, entries(made)[word]
        return None

    def taken(self, node):
        """What is left of a branch on `p["key"] == "word"`."""
        test = getattr(node, "test", None)
        word = self.word(test.left) if isinstance(test, ast.Compare) and isinstance(test.ops[0], ast.Eq) else None
        if word is None or not isinstance(test.comparators[0], ast.Constant):
            return ast.iter_child_nodes(node)
        way = node.body if word == test.comparators[0].value else node.orelse
        return way if isinstance(way, list) else [way]

    def walk(self, name, node):
        entry = self.entry(name, node)
        if entry:
            self.walk(*entry)
            return
        at = self.meant(name, node)
        if at:
            self.whole(at)
        for child in self.taken(node):
            self.walk(name, child)

    def everything(self, name):
        if self.load(name):
            for word in self.loaded[name].defined:
                self.whole((name, word))


@functools.cache
def script_of(path):
    return Script(path)


def words_of(said):
    """Words that mean one thing only: none that the numbers of a part give again."""
    inner = {key for value in said.values() if isinstance(value, dict) for key in value}
    return {key: value for key, value in said.items() if isinstance(value, str) and key not in inner}


def reached(name, said, hanging=False, folder=HERE):
    """A hash of what `name.py` reaches when it is run with these numbers; `hanging`: but for what only looks at what hangs."""
    words = tuple(sorted(words_of(said).items()))
    return hashed(name, words, said.get("model") if name == "still" else None, said.get("jacket"), hanging, folder)


@functools.cache
def hashed(name, words, model, jacket, hanging, folder):
    reach = Reach(words, folder)
    script = reach.load(name)
    if model:  # models and jackets are found by their names
        module, made = model.split(".")
        reach.load(module)
        reach.whole((module, made))
    if jacket:
        reach.everything(jacket)
    for k, node in enumerate(copy.deepcopy(script.main)):
        for called in ast.walk(node) if hanging else ():
            if isinstance(called, ast.Call) and ast.unparse(called.func) == "views":
                called.args[1:] = []
        reach.seen[(name, str(k))] = ast.unparse(node)
        reach.walk(name, node)
    told = hashlib.sha256()
    for at in sorted(reach.seen):
        told.update(f"{at}\n{reach.seen[at]}\n".encode())
    return told.hexdigest()[:16]
